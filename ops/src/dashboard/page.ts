import { createHash } from 'node:crypto'
import { comparisonLines } from '../canary/lines.ts'
import { ageOf } from '../command-line/age.ts'
import type { HistoryLine } from '../commands/history.ts'
import type { ReleaseVital } from '../commands/vitals.ts'
import type { Difference } from '../environment/change/difference.ts'
import type { ReportedError } from '../reports/store.ts'
import type { Answered, Facts, Status } from './facts.ts'
import { html, type Html } from './html.ts'
import { style } from './style.ts'

/** The page's policy: nothing runs, nothing is fetched. */
export const policy = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const refreshSeconds = 15

/** One environment: what is live and how it fares. Works without scripts and reloads itself. */
export function dashboardPage(facts: Facts): string {
  const { environment, environments, status, history, errors, vitals } = facts
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>${environment} – operations</title>
<style>${asIs(style)}</style>
</head>
<body>
<header><h1>Operations</h1><nav aria-label="Environments">${environments.map(name => linkTo(name, environment))}</nav></header>
<main>
${section('Live', status, live)}
${section('Errors of the last day', errors, failures)}
${section('Web vitals of the last day, 75th percentile', vitals, speeds)}
${section('History', history, changes)}
</main>
</body>
</html>
`.text
}

const linkTo = (name: string, shown: string) =>
  name === shown ? html`<strong aria-current="page">${name}</strong> ` : html`<a href="/${name}">${name}</a> `

// Written in this repository.
const asIs = (text: string) => html([text] as unknown as TemplateStringsArray)

/** `2026-11-23 14:12` of an ISO 8601 time. */
const timeOf = (text: string) => text.slice(0, 16).replace('T', ' ')
/** Of git's `Name <address>`. */
const nameOf = (author: string) => author.replace(/ <.*>$/, '')

const section = <T>(title: string, answer: Answered<T>, show: (data: T) => Html): Html => html`<section>
<h2>${title}</h2>
${'data' in answer ? show(answer.data) : html`<p class="wrong">${answer.problem}</p>`}
</section>`

function live(status: Status): Html {
  const { sequence, created_at, expires_at, author, reason, releases, pinned = [], toggles } = status
  return html`
<p>Set <strong>${sequence}</strong>, live for ${ageOf(created_at)}, by ${nameOf(author)}: ${reason}.
Accepted until ${timeOf(expires_at)} UTC.</p>
${soundness(status)}
${table(
  ['Application', 'Version', 'Toggle'],
  Object.entries(releases).map(([name, version]) => [
    html`${name}`,
    html`<code>${version}</code>${pinned.includes(name) ? ' pinned' : ''}`,
    html`${toggleOf(toggles[name.replace(/^remote-/, '')])}`,
  ]),
)}
${comparisonLines(status, status.compared).map(line => html`<p>${line}</p>`)}`
}

function soundness({ drift, edge }: Status): Html {
  if (drift.length > 0) return html`<ul class="wrong">${drift.map(({ message }) => html`<li>${message}</li>`)}</ul>`
  if (edge === null)
    return html`<p class="right">Store and page are as they should be. Edge and API were not asked.</p>`
  return html`<p class="right">Store, page, ${edge} and its API are as they should be.</p>`
}

function toggleOf(toggle: Status['toggles'][string] | undefined): string {
  if (!toggle) return ''
  const companies = toggle.excluded_corporate_numbers.length
  if (!toggle.is_on) return 'off'
  return companies === 0 ? 'on' : `on, off for ${companies} ${companies === 1 ? 'company' : 'companies'}`
}

const failures = (found: readonly ReportedError[]) =>
  found.length === 0
    ? html`<p>Nothing was reported.</p>`
    : table(
        ['Times', 'Release', 'Kind', 'What', 'Last'],
        found.map(({ count, release, kind, message, routes, last_at }) => [
          html`${count}`,
          html`<code>${release}</code>`,
          html`${kind}`,
          html`${message.slice(0, 240)}<br><small>${routes.join('  ')}</small>`,
          html`${ageOf(last_at)} ago`,
        ]),
        [0],
      )

function speeds(vitals: readonly ReleaseVital[]): Html {
  if (vitals.length === 0) return html`<p>Nothing was reported.</p>`
  const names = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
  const byRelease = Map.groupBy(vitals, ({ release }) => release)
  return table(
    ['Release', ...names, 'Visits'],
    [...byRelease].map(([release, measured]) => [
      html`<code>${release}</code>`,
      ...names.map(name => vitalCell(measured.find(vital => vital.name === name))),
      html`${Math.max(...measured.map(({ visits }) => visits))}`,
    ]),
    [1, 2, 3, 4, 5, 6],
  )
}

function vitalCell(vital: ReleaseVital | undefined): Html {
  if (!vital) return html`–`
  const text = vital.name === 'CLS' ? vital.p75.toFixed(3) : `${Math.round(vital.p75)} ms`
  return vital.is_good ? html`${text}` : html`<span class="wrong">${text} (poor)</span>`
}

const changes = (sets: readonly HistoryLine[]) =>
  table(
    ['Set', 'When (UTC)', 'Who', 'What'],
    sets.map(set => [
      html`${set.sequence}`,
      html`${timeOf(set.created_at ?? '')}`,
      html`${nameOf(set.author ?? '')}`,
      set.problem
        ? html`<span class="wrong">${set.problem}</span>`
        : html`${set.reason ?? ''}${(set.changes ?? []).map(changeLine)}`,
    ]),
    [0],
  )

const changeLine = ({ what, from, to }: Difference) => html`<br><small>${what}: ${from ?? '–'} → ${to ?? '–'}</small>`

/** @param numbers columns that are aligned to the right */
const table = (heads: readonly string[], rows: readonly (readonly Html[])[], numbers: readonly number[] = []): Html => {
  const cell = (index: number) => (numbers.includes(index) ? html` class="number"` : html``)
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr>${heads.map((head, index) => html`<th scope="col"${cell(index)}>${head}</th>`)}</tr></thead>
<tbody>${rows.map(
    row => html`<tr>${row.map((content, index) => html`<td${cell(index)}>${content}</td>`)}</tr>
`,
  )}</tbody>
</table></div>`
}
