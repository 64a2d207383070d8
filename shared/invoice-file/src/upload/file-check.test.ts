import { checkFile } from './file-check.ts'

test.each([
  ['請求書.docx', 1000, 'file_type_not_supported'],
  ['IMG_0001.HEIC', 1000, 'file_photo_heic'],
  ['IMG_0002.heif', 1000, 'file_photo_heic'],
  ['請求書', 1000, 'file_type_not_supported'],
  ['請求書.pdf', 0, 'file_empty'],
  ['請求書.pdf', 10 * 1024 * 1024 + 1, 'file_too_large'],
])('%s of %d bytes is refused before it is sent: %s', (name, size, refusal) =>
  expect(checkFile({ name, size })).toEqual({ refusal }),
)

test('ten mebibytes are not too large', () =>
  expect(checkFile({ name: '請求書.PDF', size: 10 * 1024 * 1024 })).toEqual({ contentType: 'application/pdf' }))
