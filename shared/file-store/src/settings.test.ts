import { readSettings, SettingsError } from '@invoice-card/settings'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileStoreEntries, fileStoreSettings } from './settings.ts'

const read = (variables: Readonly<Record<string, string>>) =>
  fileStoreSettings(readSettings('The test', { ENVIRONMENT: 'production', ...variables }, fileStoreEntries))
function problemsOf(variables: Readonly<Record<string, string>>): Record<string, string> {
  try {
    read(variables)
    return {}
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return Object.fromEntries(error.problems)
  }
}
const s3 = {
  FILE_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.jp',
  S3_BUCKET: 'invoices',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
}

test('asks for nothing where files are on the disk', () => {
  assert.deepEqual(read({}), { store: 'disk', fallback: null, s3: null })
})

test('names all that is missing for S3, also where it is only the fallback', () => {
  const both: Record<string, string>[] = [{ FILE_STORE: 's3' }, { FILE_STORE_FALLBACK: 's3' }]
  for (const variables of both) assert.deepEqual(Object.keys(problemsOf(variables)), ['S3_REGION', 'S3_BUCKET'])
  assert.deepEqual(Object.keys(problemsOf({ FILE_STORE: 's3', S3_ENDPOINT: 'https://s3.example.jp' })), [
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
})

test('refuses each setting that is wrong by its name', () => {
  for (const [name, value] of Object.entries({
    FILE_STORE: 'ftp',
    FILE_STORE_FALLBACK: 's3',
    S3_ENDPOINT: 'http://s3.example.jp',
    S3_BUCKET: '../invoices',
    S3_ACCESS_KEY_ID: '',
    S3_SECRET_ACCESS_KEY: 'local-secret',
    S3_FORCE_PATH_STYLE: 'yes',
    S3_SSE: 'DES',
    S3_SSE_KMS_KEY_ID: 'key-without-kms',
    S3_DOWNLOAD_ENDPOINT: 'http://files.example.jp',
  }))
    assert.deepEqual(Object.keys(problemsOf({ ...s3, [name]: value })), [name])
})

test('takes a store on a private network without TLS, AWS with the role of the machine, and KMS', () => {
  assert.equal(read({ ...s3, S3_ENDPOINT: 'http://object-store:8333' }).s3?.isPathStyle, true)
  const aws = { FILE_STORE: 's3', S3_REGION: 'ap-northeast-1', S3_BUCKET: 'invoices', FILE_STORE_FALLBACK: 'disk' }
  assert.deepEqual(read({ ...aws, S3_SSE: 'aws:kms', S3_SSE_KMS_KEY_ID: 'key-1' }), {
    store: 's3',
    fallback: 'disk',
    s3: {
      endpoint: null,
      region: 'ap-northeast-1',
      bucket: 'invoices',
      credentials: null,
      isPathStyle: false,
      encryption: { algorithm: 'aws:kms', keyId: 'key-1' },
      downloadEndpoint: null,
    },
  })
})
