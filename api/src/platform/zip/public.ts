export { type ZipEntry, zipOf } from './zip.ts'
