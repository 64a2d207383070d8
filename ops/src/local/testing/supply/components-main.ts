// Writes what production is made of as CycloneDX, from the lockfile alone: `node components-main.ts`, at the root.
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { mkdir, readFile } from 'node:fs/promises'
import { runPnpm } from './pnpm.ts'

const limitMs = 30_000
const file = 'dist/sbom.cdx.json'

interface Component {
  readonly name: string
  /** Its scope. */
  readonly group?: string
  readonly version?: string
  readonly externalReferences?: readonly { readonly hashes?: readonly { readonly content: string }[] }[]
}

await mkdir('dist', { recursive: true })
const { exitCode, output } = await runPnpm(
  [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-spec-version=1.6',
    '--sbom-type=application',
    '--prod',
    '--lockfile-only',
    '--out',
    file,
  ],
  limitMs,
)
if (exitCode !== 0) complain(output)
else {
  const text = await readFile(file, 'utf8')
  const errors = await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)
  if (errors !== null) complain(`${file} is not valid CycloneDX 1.6: ${JSON.stringify(errors).slice(0, 1_000)}`)
  const { components } = JSON.parse(text) as { readonly components: readonly Component[] }
  const foreign = components.filter(({ group }) => group !== '@invoice-card')
  const withoutHash = foreign.filter(
    ({ externalReferences = [] }) => !externalReferences.some(one => one.hashes?.length),
  )
  if (foreign.length === 0) complain(`${file} names no package of others`)
  for (const { name, version } of withoutHash) complain(`${name}@${version} has no hash in pnpm-lock.yaml`)
  console.log(`remark: ${file}, ${foreign.length} packages`)
}

function complain(text: string): void {
  console.error(text)
  process.exitCode = 1
}
