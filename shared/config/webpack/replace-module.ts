import webpack from 'webpack'

/** A plugin by which requests that match ask for another module instead. */
export const replaceModule = (pattern: RegExp, request: string) =>
  new webpack.NormalModuleReplacementPlugin(pattern, (resource: { request: string }) => {
    resource.request = request
  })
