import { readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'

const usage = `Usage: pnpm bench:fair [options]

  --files N      hostile files of one company that wait while another uploads (default 90)
  --repeats N    uploads of each kind, alone and beside them (default 5)
  --port N       where the worker answers its probe (default 4750)
  --smoke        goes every way once, with three small hostile files: its figures say nothing
  --json         print the figures as JSON instead of Markdown

One company's hostile files wait to be read; then it goes on uploading as well, more than a user's limit allows. How
much longer do another company's upload and first fields take than on a quiet machine? The goal is 1.5 beside the queue:
exit code 1 where it is missed, but for the smoke.`

export type Options = ReturnType<typeof readOptions>

export const readOptions = (args: readonly string[]) =>
  readCommandLine(args, {
    usage,
    options: {
      files: { type: 'string', default: '90' },
      repeats: { type: 'string', default: '5' },
      port: { type: 'string', default: '4750' },
      smoke: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    read: values => ({
      files: values.smoke ? 1 : wholeNumber('files', values.files, 1),
      repeats: values.smoke ? 1 : wholeNumber('repeats', values.repeats, 1),
      port: wholeNumber('port', values.port, 1024),
      isSmoke: values.smoke,
      isJson: values.json,
    }),
  })
