import { createServer, type Socket } from 'node:net'

/** A mail server of a few words (RFC 5321) that keeps what it is given: stands for the provider's, which is not ours. */
export async function startMailServer(port: number): Promise<{ readonly received: string[], readonly close: () => Promise<void> }> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.write('220 mail.example\r\n')
    let input = ''
    let isData = false
    socket.on('data', (chunk) => {
      input += chunk.toString()
      for (;;) {
        const end = isData ? input.indexOf('\r\n.\r\n') : input.indexOf('\r\n')
        if (end < 0) return
        const unit = input.slice(0, end)
        input = input.slice(end + (isData ? 5 : 2))
        if (isData) received.push(unit)
        isData = !isData && /^DATA/i.test(unit)
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return {
    received,
    close: () => new Promise((resolve) => {
      for (const socket of sockets) socket.destroy()
      server.close(() => resolve())
    }),
  }
}
