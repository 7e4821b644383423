/** Where the manifest is kept while a package is packed by npm; git and npm leave logs out. */
export const keptManifest = 'package.json.unpacked.log'
