/** What packages of others say of themselves, mended where it does not hold here. */
module.exports = {
  hooks: {
    readPackage(manifest) {
      // Asks whoever uses it for a compiler of version 5, which it reads as a library; version 7 does not offer that.
      if (manifest.name === 'openapi-typescript') {
        delete manifest.peerDependencies.typescript
        manifest.dependencies.typescript = '5.9.3'
      }
      return manifest
    },
  },
}
