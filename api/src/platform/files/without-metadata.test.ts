import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { withoutMetadata } from './without-metadata.ts'

const position = '35/1 41/1 22/1'
const exif = {
  IFD0: { Make: 'Camera of somebody' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: position, GPSLongitudeRef: 'E', GPSLongitude: '139/1 45/1 30/1' },
}
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c08040' } })
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
    .withIccProfile('p3')
const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer()

for (const progressive of [false, true])
  test(`a ${progressive ? 'progressive' : 'plain'} JPEG loses position and camera, nothing else`, async () => {
    const bytes = await photo().jpeg({ progressive }).toBuffer()
    assert.ok(bytes.includes('Camera of somebody'))
    const stripped = withoutMetadata(bytes)
    assert.ok(!stripped.includes('Camera of somebody'))
    const { exif: left, icc, orientation, width, height } = await sharp(stripped).metadata()
    assert.deepEqual([orientation, width, height], [6, 60, 40])
    assert.equal(left?.length, 32)
    assert.deepEqual(icc, (await sharp(bytes).metadata()).icc)
    assert.deepEqual(await pixels(stripped), await pixels(bytes))
  })

// Phones append a film and previews with a position of their own.
test('omits bytes behind the end of a JPEG', async () => {
  const bytes = await photo().jpeg().toBuffer()
  assert.deepEqual(withoutMetadata(Buffer.concat([bytes, Buffer.from('film with a position')])), withoutMetadata(bytes))
})

test('a comment of a JPEG is left out, and a picture without metadata stays as it is', async () => {
  const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 9]), Buffer.from('comment')])
  const commented = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)])
  assert.deepEqual(withoutMetadata(commented), withoutMetadata(plain))
  assert.deepEqual(withoutMetadata(plain), plain)
})

test('leaves the picture of a PNG and nothing else', async () => {
  const bytes = await photo().png().toBuffer()
  assert.ok(bytes.includes('eXIf'))
  const stripped = withoutMetadata(bytes)
  assert.ok(!stripped.includes('eXIf') && !stripped.includes('Camera'))
  assert.deepEqual(await pixels(stripped), await pixels(bytes))
})

test('pictures that break off anywhere are cut, and nothing throws', async () => {
  for (const bytes of [await photo().jpeg().toBuffer(), await photo().png().toBuffer()])
    for (let length = 0; length < bytes.length; length += 7) withoutMetadata(bytes.subarray(0, length))
})
