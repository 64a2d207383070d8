import { isCorporateNumber } from '@invoice-card/domain/corporate-number'
import { applications, noApplication, UsageError } from '../applications.ts'
import type { DataDirectory } from '../data-directory.ts'
import { applicationName, releaseVersion } from '../names.ts'
import { newestRelease } from '../release/newest.ts'
import { listReleases, readRelease } from '../release/store.ts'

/** @throws UsageError for anything but a whole number from 1. */
export function positiveInteger(text: string | undefined, option: string, otherwise: number): number {
  if (text === undefined) return otherwise
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new UsageError(`${option} takes a whole number from 1, not ${JSON.stringify(text)}`)
  }
  return Number(text)
}

/** @throws UsageError for what is mistyped: a toggle for nobody would look as if it worked. */
export function corporateNumber(text: string): string {
  if (!/^\d{13}$/.test(text)) throw new UsageError(`${text} is no corporate number: it has 13 digits`)
  if (!isCorporateNumber(text)) {
    throw new UsageError(`${text} is no corporate number: its first digit is not the check digit of the others`)
  }
  return text
}

/** An application that this repository builds or that was published from elsewhere. @throws OpsError for any other. */
export async function publishedOrBuilt(data: DataDirectory, text: string): Promise<string> {
  const name = applicationName(text)
  if (applications.some(application => application.name === name)) return name
  const { releases, broken } = await listReleases(data, name)
  if (releases.length + broken.length > 0) return name
  throw noApplication(name)
}

/** The origin of `--url`, or another option. @throws UsageError for what is no address. */
export function originOf(url: string, option = '--url'): string {
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new UsageError(`${option} takes an address like https://staging.example, not ${url}`)
  }
  return new URL(url).origin
}

/** `NAME` or `NAME@VERSION`, as it is typed. */
export function namedVersion(text: string): { readonly given: string; readonly version: string | undefined } {
  const [, given = '', version] = /^([^@]*)(?:@(.*))?$/.exec(text) ?? []
  return { given, version }
}

/** A release of the store: the newest whole one unless its version is given. @throws OpsError where there is none. */
export async function chooseRelease(
  data: DataDirectory,
  text: string,
): Promise<{ readonly name: string; readonly version: string; readonly warnings: readonly string[] }> {
  const { given, version } = namedVersion(text)
  const name = await publishedOrBuilt(data, given)
  if (version === undefined) return newestRelease(data, name)
  return { ...(await readRelease(data, name, releaseVersion(version))), warnings: [] }
}
