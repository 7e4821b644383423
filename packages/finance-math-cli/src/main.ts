#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { runCommand } from './run-command.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const { code, out, err } = runCommand(process.argv.slice(2), { version })
process.stdout.write(out)
process.stderr.write(err)
process.exitCode = code
