// `pnpm bench:web`: what module federation costs a user, against the same sources built as one application.
import { isReached, printBench } from '@invoice-card/config/bench'
import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { launchBrowser } from './browser.ts'
import { makeCertificate } from './certificate.ts'
import { compareBuilds } from './measure/compare.ts'
import { figuresOf, measuredOf } from './measure/figures.ts'
import { measuredOfMoves } from './measure/move-figures.ts'
import { compareMoves } from './measure/moves.ts'
import { readOptions, type Options } from './options.ts'
import { freePorts, type Ports } from './ports.ts'
import { startEdges } from './product.ts'
import { markdown, measuredOfSystem } from './report.ts'
import { repositoryRoot } from '../environment.ts'
import { startSecureFront } from './secure-front.ts'
import { tokenSource } from './measure/session.ts'
import { measureSystem } from './system/measure.ts'

const progress = (line: string) => console.error(line)

async function measureWeb(ports: Ports, scratch: string, { runs, product, isSmoke }: Options) {
  const edges = await startEdges(ports, scratch, { running: product, isSmoke })
  const certificate = await makeCertificate(scratch)
  const browser = await launchBrowser(certificate?.publicKeyHash)
  const fronts = certificate
    ? await Promise.all([
        startSecureFront(edges.origins.federated, ports.fronts[0], certificate),
        startSecureFront(edges.origins.monolith, ports.fronts[1], certificate),
      ])
    : undefined
  try {
    const origins = fronts ? { federated: fronts[0].origin, monolith: fronts[1].origin } : edges.origins
    const subject = { browser, origins, tokens: tokenSource(edges.origins.federated), report: progress, isSmoke }
    return {
      figures: figuresOf(await compareBuilds(subject, runs)),
      moves: measuredOfMoves(await compareMoves({ ...subject, mailbox: edges.origins.federated }, runs)),
      protocol: fronts
        ? 'HTTP/2 over TLS, as in production'
        : 'HTTP/1.1 (no openssl for a certificate; production has HTTP/2)',
      browser: browser.version(),
    }
  } finally {
    await browser.close()
    fronts?.forEach(front => front.stop())
    await edges.stop()
  }
}

const options = readOptions(process.argv.slice(2))
const { runs, isSmoke, isSystem, isJson } = options
const scratch = await mkdtemp(join(tmpdir(), 'bench-web-'))
// PostgreSQL runs as another user when this runs as root, and has to get at its data.
await chmod(scratch, 0o755)
try {
  const ports = await freePorts()
  const { figures, moves, ...conditions } = await measureWeb(ports, scratch, options)
  const system = isSystem ? await measureSystem(ports.product, scratch, progress) : undefined
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: repositoryRoot, encoding: 'utf8' }).trim()
  const all = { runs, isSmoke, cpus: availableParallelism(), commit, ...conditions }
  const measured = [...measuredOf(figures), ...moves, ...(system ? measuredOfSystem(system) : [])]
  printBench({
    isJson,
    details: { ...all, figures, moves, system },
    measured,
    markdown: markdown(all, { figures, moves, system }),
  })
  if (!isSmoke && measured.some(one => isReached(one) === false)) process.exitCode = 1
} finally {
  await rm(scratch, { recursive: true, force: true })
}
