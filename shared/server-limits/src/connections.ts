import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientNetwork } from './client-network.ts'

/** Closes connections of an address beyond `max` as they come. */
export function limitConnections(server: Server, max: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress ?? '')
    const count = (open.get(network) ?? 0) + 1
    if (count > max) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
