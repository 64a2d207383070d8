import { type S3Settings, s3Entries, s3Settings } from '@invoice-card/file-store'
import { readSettings, SettingsError } from '@invoice-card/settings'
import { OpsError } from '../applications.ts'

/**
 * The store that the `S3_` variables name, as API and worker read them.
 * @throws OpsError that says what is wrong with them
 */
export function ownBucket(others: Readonly<Record<string, string>> = {}): S3Settings {
  const given = { ...process.env, ...others, ENVIRONMENT: process.env.ENVIRONMENT || 'local' }
  try {
    return s3Settings(readSettings('pnpm ops', given, (place, set) => s3Entries(place, set, true)))
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    throw new OpsError(error.message, { reasons: error.problems.map(problem => problem.join(' ')), cause: error })
  }
}

/** The bucket of releases, at the same store. @throws OpsError where it is not named, or is that of invoices */
export function releasesBucket(): S3Settings {
  const bucket = process.env.S3_RELEASES_BUCKET
  if (!bucket || bucket === process.env.S3_BUCKET)
    throw new OpsError(
      'Set S3_RELEASES_BUCKET to a bucket of its own: more machines read releases than may read invoices',
    )
  return { ...ownBucket({ S3_BUCKET: bucket }), bucket }
}
