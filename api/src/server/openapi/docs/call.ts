import { escapeHtml } from '../../../platform/http/public.ts'
import type { Operation, Parameter } from '../operation.ts'
import { rowsOf, ruleOf, typeOf, type FieldRow, type JsonSchema, type Named } from './fields.ts'

/** `code` between backticks, everything else as it is. */
export const prose = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

/** One call: how it is asked, what it answers and how it refuses. */
export function callArticle(method: string, path: string, operation: Operation, named: Named): string {
  const { operationId, summary, description = '', security, parameters, requestBody, responses } = operation
  const { 200: done, ...refusals } = responses
  const answer = done?.content['application/json']
  const body = requestBody?.content['application/json']
  return `<article id="${operationId}" data-text="${escapeHtml([operationId, method, path, summary, ...Object.values(refusals).map(({ description: codes }) => codes)].join(' ').toLowerCase())}">
<h3><a href="#${operationId}"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path.replaceAll('/', '/<wbr>')}</code></a></h3>
<p class="summary">${prose(summary)}</p>
${description ? `<p>${prose(description)}</p>` : ''}
<p class="marks"><code>${operationId}</code>${security.length === 0 ? '<span>no sign-in</span>' : '<span>signed in</span>'}</p>
${parameters.length > 0 ? table('Parameters', ['Name', 'Type', 'Meaning'], parameters.map(parameterRow)) : ''}
${body ? fieldTable('Body', rowsOf(body.schema as JsonSchema, named)) : ''}
${body?.example === undefined ? '' : json('Example', body.example)}
${answer ? `<details><summary>Answer</summary>${fieldTable('', rowsOf(answer.schema as JsonSchema, named))}${answer.example === undefined ? '' : json('Example', answer.example)}</details>` : ''}
<details><summary>Refusals</summary>${table(
    '',
    ['Status', 'Code', 'Text'],
    Object.entries(refusals).flatMap(([status, { description: codes }]) =>
      codes.split('\n\n').map(line => refusalRow(status, line)),
    ),
  )}</details>
</article>`
}

const parameterRow = ({ name, in: place, required, description = '', schema }: Parameter): string[] => [
  `<code>${name}</code>${required ? ' <b>required</b>' : ''}<br><small>${place}</small>`,
  `${escapeHtml(typeOf(schema as JsonSchema))}<br><small>${escapeHtml(ruleOf(schema as JsonSchema))}</small>`,
  prose(description),
]

const refusalRow = (status: string, line: string): string[] => {
  const [, code = '', text = ''] = /^`(\w+)` (.*)$/s.exec(line) ?? []
  return [status, `<code>${code}</code>`, escapeHtml(text)]
}

const fieldTable = (title: string, rows: readonly FieldRow[]): string =>
  rows.length === 0
    ? `<p class="nothing">${title ? `${title}: ` : ''}an empty object</p>`
    : table(
        title,
        ['Field', 'Type', 'Rules'],
        rows.map(({ path, type, rules, isRequired }) => [
          `<code>${path.replaceAll('.', '.<wbr>')}</code>${isRequired ? '' : ' <small>optional</small>'}`,
          escapeHtml(type),
          `<small>${escapeHtml(rules)}</small>`,
        ]),
      )

/** Wide tables scroll by themselves, also by keyboard. */
export const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${title ? `<h4>${title}</h4>` : ''}<div class="scroll" tabindex="0" role="region" aria-label="${title || heads.join(', ')}"><table><thead><tr>${heads.map(head => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>${rows.map(row => `<tr>${row.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></div>`

const json = (title: string, value: unknown): string =>
  `<h4>${title}</h4><pre tabindex="0">${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
