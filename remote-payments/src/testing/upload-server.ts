import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Takes bytes during the tests of a file, as the file storage does: the browser's progress of an upload exists only
 * where one really happens.
 */
export function serveUploads(): Omit<UploadServer, 'close'> {
  let server: UploadServer
  beforeAll(async () => {
    server = await startUploadServer()
  })
  afterAll(() => server.close())
  return { urlOf: name => server.urlOf(name), mostAtOnce: () => server.mostAtOnce() }
}

export interface UploadServer {
  readonly urlOf: (name: string) => string
  /** The most uploads that were open at once. */
  readonly mostAtOnce: () => number
  readonly close: () => Promise<void>
}

async function startUploadServer(): Promise<UploadServer> {
  let open = 0
  let most = 0
  const server = createServer((request, response) => {
    const isUpload = request.method === 'PUT'
    if (isUpload) most = Math.max(most, ++open)
    request.resume().on('end', () => {
      if (isUpload) open -= 1
      response
        .writeHead(request.url?.includes('lost') ? 500 : 200, {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'PUT',
          'access-control-allow-headers': '*',
        })
        .end()
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { urlOf: name => `http://127.0.0.1:${port}/${name}`, mostAtOnce: () => most, close: () => closed(server) }
}

const closed = (server: Server) =>
  new Promise<void>(resolve => {
    server.closeAllConnections()
    server.close(() => resolve())
  })
