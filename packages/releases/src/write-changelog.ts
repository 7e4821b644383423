interface Change {
  summary: string
}

interface Updated {
  name: string
  newVersion: string
}

/**
 * What a changelog says: the sentences of the changesets as they were written, without the ids of commits, which tell a
 * package's user nothing; and of new versions of what it stands on one line, however many changes they came from.
 * `.changeset/config.json` names this file.
 */
const functions = {
  async getReleaseLine({ summary }: Change): Promise<string> {
    return `- ${summary.trim().replaceAll('\n', '\n  ')}`
  },
  async getDependencyReleaseLine(_changes: readonly Change[], updated: readonly Updated[]): Promise<string> {
    if (updated.length === 0) return ''
    return `- Uses ${updated.map(({ name, newVersion }) => `${name} ${newVersion}`).join(' and ')}`
  },
}

// biome-ignore lint/style/noDefaultExport: changesets takes this one
export default functions
