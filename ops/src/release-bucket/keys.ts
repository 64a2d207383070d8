import type { Named } from '../registry/client.ts'

export const releasesGroup = 'releases'
/** As the registry: a script is small. */
export const maxFileBytes = 32_000_000

/** Where a file of a release is in a bucket: under the path by which browsers ask for it. */
export const keyOf = ({ name, version }: Named, file: string): string => `${releasesGroup}/${name}/${version}/${file}`
