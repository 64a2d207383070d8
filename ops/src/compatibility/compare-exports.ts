import { busExports, eventsInterface, eventsPackage, remotePackage, type Interfaces } from '../interfaces/interfaces.ts'
import { failedChecks, type TypeCheck } from './type-checks.ts'

/** Interfaces of a release, and its name for people. */
export interface Side {
  readonly id: string
  readonly interfaces: Interfaces
}

/** Something whose type is another on each side. */
interface Changed extends TypeCheck {
  readonly consumer: Side
  readonly what: string
}

/** Why consumers cannot run on what the provider offers. The compiler is only asked where hashes differ. */
export async function incompatibleExports(provider: Side, consumers: readonly Side[]): Promise<string[]> {
  const missing = consumers.flatMap(consumer => [
    ...missingNames(provider, consumer),
    ...missingExports(provider, consumer),
    ...missingEvents(provider, consumer),
  ])
  const changed = consumers.flatMap(consumer => [
    ...changedExports(provider, consumer),
    ...changedEvents(provider, consumer),
    ...changedGiven(provider, consumer),
  ])
  const failed = await failedChecks(provider.interfaces.declarations, changed)
  const reasons = failed.map(({ check: { consumer, what }, why }) => {
    const difference = `${consumer.id} was built for another type of ${what} than ${provider.id} has (${why})`
    return `${difference}: ${nextStep(provider, consumer)}`
  })
  return [...missing, ...reasons]
}

const nextStep = (provider: Side, { id }: Side) => {
  const remote = id.split('@')[0]
  const together = `publish ${remote} again from sources that fit ${provider.id} and deploy both together`
  return `${together}, or let the host offer the old form until then`
}

const missingText = (provider: Side, consumer: Side, what: string) =>
  `${consumer.id} uses ${what}, which ${provider.id} does not have: ${nextStep(provider, consumer)}`

const missingNames = (provider: Side, consumer: Side) =>
  Object.entries(consumer.interfaces.names).flatMap(([from, names]) => {
    const offered = provider.interfaces.names[from]
    return offered
      ? names.filter(name => !offered.includes(name)).map(name => missingText(provider, consumer, `${name} of ${from}`))
      : []
  })

const missingExports = (provider: Side, consumer: Side) =>
  Object.entries(consumer.interfaces.exports).flatMap(([from, exports]) => {
    const offered = provider.interfaces.exports[from]
    return offered
      ? Object.keys(exports)
          .filter(name => !(name in offered))
          .map(name => missingText(provider, consumer, `${name} of ${from}`))
      : []
  })

const missingEvents = (provider: Side, consumer: Side) => {
  const { emitted, heard } = consumer.interfaces.events
  return [...new Set([...Object.keys(emitted), ...Object.keys(heard)])]
    .filter(name => !(name in provider.interfaces.events.heard))
    .map(name => missingText(provider, consumer, `the event ${name} of the bus`))
}

const changedExports = (provider: Side, consumer: Side): Changed[] =>
  Object.entries(consumer.interfaces.exports).flatMap(([from, exports]) =>
    Object.entries(exports)
      .filter(([name, hash]) => isOther(provider.interfaces.exports[from]?.[name], hash))
      .map(([name]) => ({
        consumer,
        consumed: consumer.interfaces.declarations,
        what: `${name} of ${from}`,
        checks: (provided: string, consumed: string) => {
          const offered = `typeof import('${provided}/${provider.interfaces.entries[from]}').${name}`
          const used = `typeof import('${consumed}/${consumer.interfaces.entries[from]}').${name}`
          const isBus = from === eventsPackage && busExports.includes(name)
          return isBus
            ? [`Fits<never, Exclude<keyof ${used}, keyof ${offered}>>`]
            : [`Fits<${used}, ${offered}>`, `Fits<never, Unread<${used}, ${offered}>>`]
        },
      })),
  )

const changedEvents = (provider: Side, consumer: Side): Changed[] =>
  (['emitted', 'heard'] as const).flatMap(way =>
    Object.entries(consumer.interfaces.events[way])
      .filter(([name, hash]) => isOther(provider.interfaces.events[way][name], hash))
      .map(([name]) => ({
        consumer,
        consumed: consumer.interfaces.declarations,
        what: `the event ${name} of the bus`,
        checks: (provided: string, consumed: string) => {
          const payload = `${eventsInterface}['${name}']`
          const host = `import('${provided}/${provider.interfaces.entries[eventsPackage]}').${payload}`
          const remote = `import('${consumed}/${consumer.interfaces.entries[eventsPackage]}').${payload}`
          return way === 'heard'
            ? [`Fits<${remote}, ${host}>`]
            : [`Fits<${host}, ${remote}>`, `Fits<never, Exclude<Keys<${remote}>, Keys<${host}>>>`]
        },
      })),
  )

const isOther = (offered: string | undefined, used: string) => offered !== undefined && offered !== used

/** Here the remote gives and the host reads. */
const changedGiven = (provider: Side, consumer: Side): Changed[] =>
  Object.entries(consumer.interfaces.given)
    .filter(([name, hash]) => isOther(provider.interfaces.given[name], hash))
    .map(([name]) => ({
      consumer,
      consumed: consumer.interfaces.declarations,
      what: `${name} of ${remotePackage}, which it gives to the host,`,
      checks: (provided: string, consumed: string) => {
        const host = `import('${provided}/${provider.interfaces.entries[remotePackage]}').${name}`
        const remote = `import('${consumed}/${consumer.interfaces.entries[remotePackage]}').${name}`
        return [`Fits<${host}, ${remote}>`, `Fits<never, Exclude<Keys<${remote}>, Keys<${host}>>>`]
      },
    }))
