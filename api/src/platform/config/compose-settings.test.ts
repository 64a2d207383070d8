import { composeVariables } from '@invoice-card/settings/testing'
import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { productionVariables, testSecret } from '../../testing/app/production-variables.ts'
import { readConfig } from './read-config.ts'
import { readDatabaseSettings } from './read-database-settings.ts'
import { settingsOf } from './settings.ts'

/** What an operator exports before `docker compose up`. */
const { DATABASE_URL: _, SMTP_URL: __, ...production } = productionVariables
const exported = {
  ...production,
  S3_ACCESS_KEY_ID: 'store',
  S3_SECRET_ACCESS_KEY: testSecret('store'),
  ...Object.fromEntries(
    ['API', 'WORKER', 'EXAMINER', 'OWNER', 'READER'].map(role => [`DATABASE_${role}_PASSWORD`, testSecret(role)]),
  ),
  POSTGRES_PASSWORD: testSecret('postgres'),
}
const servers = ['api', 'worker', 'backoffice'] as const
const given = Object.fromEntries(servers.map(server => [server, composeVariables(server, exported)]))
const givenToAny = [...new Set(Object.values(given).flatMap(variables => Object.keys(variables)))]

for (const server of servers)
  describe(`the compose file and ${server}`, () => {
    const variables = given[server] ?? {}
    const environment = { environment: 'compose', isLocal: false }
    const taken = ['ENVIRONMENT', ...Object.keys(settingsOf(environment, variables, 3000, server))]

    test('it starts with what it is given', () => {
      assert.equal(readConfig(variables, server).environment, 'compose')
    })

    test('it is given nothing that it does not take', () => {
      assert.deepEqual(
        Object.keys(variables).filter(name => !taken.includes(name)),
        [],
      )
    })

    test('a setting that two servers take is given to both, with one value', () => {
      assert.deepEqual(
        givenToAny.filter(name => taken.includes(name) && !(name in variables)),
        [],
      )
      for (const name of Object.keys(variables).filter(each => each !== 'DATABASE_URL'))
        for (const other of servers)
          assert.equal(given[other]?.[name] ?? variables[name], variables[name], `${name} of ${server} and ${other}`)
    })
  })

test('the containers that make roles and tables have no key of a server', () => {
  const roles = composeVariables('roles', exported)
  const migrate = composeVariables('migrate', exported)
  assert.deepEqual(Object.keys(readDatabaseSettings(roles).passwords), ['owner', 'api', 'worker', 'examiner', 'reader'])
  assert.deepEqual(readDatabaseSettings(migrate).passwords, {})
  const ofDatabase = /^(ENVIRONMENT|DATABASE_\w+)$/
  for (const name of Object.keys({ ...roles, ...migrate })) assert.match(name, ofDatabase)
})
