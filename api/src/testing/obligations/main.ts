// `node main.ts`, at the root: what a new call, mail or field owes to tables and pages, by the line to add.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { owedByCallsPage } from './calls-page.ts'
import { owedByContract } from './contract-docs.ts'
import { owedByIdFields } from './id-fields.ts'
import { owedByNoticesPage } from './notices-page.ts'
import { owedText } from './owed.ts'
import { owedByRequestCallers } from './request-callers.ts'
import { owedByResultCodes } from './result-codes.ts'
import { owedBySellerFields } from './seller-fields.ts'

const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const contracts = globSync('shared/contracts/src/{*,base/*}.ts').filter(file => !file.endsWith('.test.ts'))

const owed = [
  ...owedByCallsPage(read('docs/calls.md')),
  ...owedByNoticesPage(read('docs/notices.md')),
  ...owedByIdFields(),
  ...owedByRequestCallers(),
  ...owedBySellerFields(),
  ...owedByResultCodes(read('gateway-sandbox/src/result-codes.ts'), read('gateway-sandbox/README.md')),
  ...contracts.flatMap(file => owedByContract(file, read(file))),
]
for (const each of owed) console.error(owedText(each))
if (owed.length > 0) process.exitCode = 1
