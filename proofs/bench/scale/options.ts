import { readCommandLine, wholeNumber } from '@invoice-card/config/bench/command-line'

const usage = `Usage: pnpm bench:scale [options]

  --invoices N   invoices that are paid from their file to their transfer (default 200)
  --port N       the database (default 4760)
  --smoke        goes every way once, with two invoices: its figures say little
  --json         print the figures as JSON instead of Markdown

Counts what one invoice costs: statements, commits, WAL, jobs, bytes of tables and files. Counts do not depend on the
load of the machine; the milliseconds do, and are those of one caller. docs/scale.md reckons with them.`

export const readOptions = (args: readonly string[]) =>
  readCommandLine(args, {
    usage,
    options: {
      invoices: { type: 'string', default: '200' },
      port: { type: 'string', default: '4760' },
      smoke: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    read: values => ({
      invoices: values.smoke ? 2 : wholeNumber('invoices', values.invoices, 1),
      port: wholeNumber('port', values.port, 1024),
      isJson: values.json,
    }),
  })
