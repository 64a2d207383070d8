import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import { zipOf, type ZipEntry } from './zip.ts'

const modifiedAt = new Date('2026-11-20T23:54:00Z')
const entry = (name: string, open: () => Readable): ZipEntry => ({ name, modifiedAt, open: async () => open() })
const nothing = async () => {}

test('a file that cannot be read ends the ZIP with its error', async () => {
  async function* entries() {
    yield entry('a.txt', () => Readable.from(['a']))
    yield entry(
      'b.txt',
      () =>
        new Readable({
          read() {
            this.destroy(new Error('disk'))
          },
        }),
    )
    yield entry('c.txt', () => assert.fail('opened after the end'))
  }
  await assert.rejects(buffer(zipOf(entries(), nothing)), /disk/)
})

// A ZIP has no time zone: receipts of the morning were dated the day before.
test('the time of a file is that of a clock in Japan', async () => {
  async function* entries() {
    yield entry('a.txt', () => Readable.from(['a']))
  }
  const zip = await buffer(zipOf(entries(), nothing))
  const [time, date] = [zip.readUInt16LE(10), zip.readUInt16LE(12)]
  assert.deepEqual([(date >> 9) + 1980, (date >> 5) & 15, date & 31], [2026, 11, 21])
  assert.deepEqual([time >> 11, (time >> 5) & 63], [8, 54])
})

test('an error of the list, or of the callback for each file, ends the ZIP', async () => {
  async function* broken() {
    yield entry('a.txt', () => Readable.from(['a']))
    throw new Error('database')
  }
  await assert.rejects(buffer(zipOf(broken(), nothing)), /database/)
  async function* entries() {
    yield entry('a.txt', () => Readable.from(['a']))
  }
  await assert.rejects(buffer(zipOf(entries(), () => Promise.reject(new Error('lost')))), /lost/)
})

test('closes the open file when the reader stops, and opens no other', async () => {
  let isEnded = false
  const endless = new Readable({
    read() {
      this.push(Buffer.alloc(65_536, String(Math.random())))
    },
  })
  async function* entries() {
    try {
      yield entry('endless.bin', () => endless)
      yield entry('next.txt', () => assert.fail('opened after the end'))
    } finally {
      isEnded = true
    }
  }
  const zip = zipOf(entries(), nothing)
  for await (const _ of zip) break
  await new Promise<void>(resolve => (endless.destroyed ? resolve() : endless.once('close', () => resolve())))
  await new Promise(setImmediate)
  assert.ok(isEnded)
})

test('one file is open at a time', async () => {
  const opened: string[] = []
  const closed: string[] = []
  async function* entries() {
    for (const name of ['a.txt', 'b.txt', 'c.txt']) {
      yield entry(name, () => {
        assert.deepEqual(closed, opened)
        opened.push(name)
        return Readable.from([name.repeat(1_000)]).once('close', () => closed.push(name))
      })
    }
  }
  const zip = await buffer(zipOf(entries(), nothing))
  assert.deepEqual(opened, ['a.txt', 'b.txt', 'c.txt'])
  // The end of the central directory says how many files there are.
  assert.equal(zip.readUInt16LE(zip.length - 12), 3)
})
