import { createServer, type Socket } from 'node:net'

/**
 * What the server does with the next mails: takes them, refuses the recipient, says nothing, or goes away before it
 * says that it took the text.
 */
type MailServerMood = 'takes' | 'busy' | 'refuses_recipient' | 'silent' | 'drops_after_text'

interface MailServer {
  /** The texts that arrived, also those that it did not confirm. */
  readonly received: string[]
  mood: MailServerMood
  readonly close: () => Promise<void>
}

/**
 * A mail server of a few words (RFC 5321) that stores what it is given: stands for the provider's, which is not ours.
 */
export async function startMailServer(port: number): Promise<MailServer> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.write('220 mail.example\r\n')
    let input = ''
    let isData = false
    socket.on('data', chunk => {
      input += chunk.toString()
      for (;;) {
        const end = isData ? input.indexOf('\r\n.\r\n') : input.indexOf('\r\n')
        if (end < 0) return
        const unit = input.slice(0, end)
        input = input.slice(end + (isData ? 5 : 2))
        if (isData) mailServer.received.push(unit)
        if (isData && mailServer.mood === 'drops_after_text') return void socket.destroy()
        const isRecipient = !isData && /^RCPT/i.test(unit)
        isData = !isData && /^DATA/i.test(unit)
        if (isRecipient && mailServer.mood === 'silent') return
        if (!isData && /^STARTTLS/i.test(unit)) socket.write('502 5.5.1 not here\r\n')
        else socket.write(isRecipient ? recipientAnswers[mailServer.mood] : isData ? '354 go on\r\n' : '250 ok\r\n')
      }
    })
  })
  const mailServer: MailServer = {
    received: [],
    mood: 'takes',
    close: () =>
      new Promise(resolve => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  return mailServer
}

const recipientAnswers: Readonly<Record<MailServerMood, string>> = {
  takes: '250 ok\r\n',
  silent: '',
  drops_after_text: '250 ok\r\n',
  busy: '451 4.7.1 try again later\r\n',
  refuses_recipient: '550 5.1.1 no such user here\r\n',
}
