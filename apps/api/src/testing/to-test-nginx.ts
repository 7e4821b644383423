interface TestNginx {
  /** Where all that nginx writes goes. */
  folder: string
  port: number
  upstreams: readonly number[]
  /** How long idle connections to processes are kept. @default as it stands */
  keepaliveMs?: number
}

/** The configuration of `deploy/nginx.conf` for a test: nothing but names of places and ports is another one. */
export function toTestNginx(text: string, { folder, port, upstreams, keepaliveMs }: TestNginx): string {
  const servers = upstreams.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ')
  const changes: [from: RegExp, to: string][] = [
    [
      /^worker_processes auto;/m,
      `worker_processes 1;\ndaemon off;\npid ${folder}/pid;\nerror_log stderr warn;`,
    ],
    [/server hodlwise:3000 [^;]+;/, servers],
    [/\/var\/cache\/nginx\/hodlwise/, `${folder}/media`],
    [/listen 8080;/, `listen 127.0.0.1:${port};`],
    [
      /access_log off;/,
      `access_log off;\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `  ${each}_temp_path ${folder}/${each};`).join('\n')}`,
    ],
  ]
  if (keepaliveMs !== undefined)
    changes.push([/keepalive_timeout 2s;/, `keepalive_timeout ${keepaliveMs}ms;`])
  return changes.reduce((changed, [from, to]) => {
    if (!from.test(changed)) throw new Error(`deploy/nginx.conf has no ${from} any more`)
    return changed.replace(from, to)
  }, text)
}
