import { isApplicationName, UsageError } from './applications.ts'

// These names become folders: no form of them may leave the data directory.
const environmentForm = /^[a-z][a-z0-9-]{0,49}$/
const versionForm = /^[0-9][0-9A-Za-z.+-]{0,99}$/

/** True for what an environment may be called. */
export const isEnvironmentName = (text: string): boolean => environmentForm.test(text)

/** @throws UsageError for a text that names no environment, e.g. a path. */
export function environmentName(text: string): string {
  if (!isEnvironmentName(text)) {
    throw new UsageError(
      `${JSON.stringify(text)} is no name of an environment: lower-case letters, digits and hyphens, e.g. staging`,
    )
  }
  return text
}

/** @throws UsageError for a text that names no application, e.g. a path. */
export function applicationName(text: string): string {
  if (!isApplicationName(text)) {
    throw new UsageError(
      `${JSON.stringify(text)} is no name of an application: it is host or remote-…, e.g. remote-payments`,
    )
  }
  return text
}

/** @throws UsageError for a text that is no version of a release. */
export function releaseVersion(text: string): string {
  if (!versionForm.test(text)) {
    throw new UsageError(`${JSON.stringify(text)} is no version of a release, e.g. 1.0.0-0f4f6c1bc8`)
  }
  return text
}
