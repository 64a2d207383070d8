import { findBrand } from '../card-brands.ts'
import { messages } from './messages.ts'
import { brandProblemOf, codeOf, rules, type CardInput, type FieldName } from './rules.ts'
import { digitsOf, formatCode, formatExpire, formatName, groupCardNumber } from './typed-text.ts'

const formats: Record<FieldName, (text: string) => string> = {
  number: groupCardNumber,
  expire: formatExpire,
  code: formatCode,
  name: formatName,
}
const fieldNames: FieldName[] = ['number', 'expire', 'code', 'name']

// The markup is index.html's, which is built together with this file.
const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const inputs = Object.fromEntries(fieldNames.map(field => [field, element(field)])) as Record<
  FieldName,
  HTMLInputElement
>
const brandMark = element<HTMLOutputElement>('number-brand')
const codeHelp = element('code-help')
// A field is judged once it was left with something in it, or at the first submit; from then on at every change.
const judged = new Set<FieldName>()

export function readInput(): CardInput {
  return {
    number: inputs.number.value,
    expire: inputs.expire.value,
    code: inputs.code.value,
    name: inputs.name.value.trim(),
  }
}

export function readBrand() {
  return findBrand(digitsOf(inputs.number.value))
}

export function isComplete(): boolean {
  return fieldNames.every(field => !problemOf(field))
}

/** Shows every error and moves to the first; true if there is none. */
export function judgeAll(): boolean {
  for (const field of fieldNames) judged.add(field)
  showErrors()
  const first = fieldNames.find(problemOf)
  if (first) inputs[first].focus()
  return !first
}

/** Where a page leads that asks for the card again. */
export function focusNumber(): void {
  inputs.number.focus({ preventScroll: true })
}

export function clear(): void {
  for (const field of fieldNames) inputs[field].value = ''
  judged.clear()
  refresh()
}

export function startForm(changed: () => void): void {
  for (const field of fieldNames) {
    const input = inputs[field]
    const take = () => {
      restoreCaret(input, formats[field])
      refresh()
      changed()
    }
    // An input method composes full-width digits first: rewriting them half-way would double them.
    input.addEventListener('input', event => (event as InputEvent).isComposing || take())
    input.addEventListener('compositionend', take)
    input.addEventListener('change', take)
    input.addEventListener('blur', () => {
      if (input.value) judged.add(field)
      refresh()
    })
  }
  document.forms[0]?.addEventListener('submit', event => event.preventDefault())
}

function refresh(): void {
  brandMark.value = readBrand()?.niceType ?? ''
  codeHelp.textContent = messages.code.help(codeOf(inputs.number.value))
  showErrors()
}

function problemOf(field: FieldName): string | undefined {
  return rules[field](readInput(), new Date())
}

function showErrors(): void {
  for (const field of fieldNames) {
    const early = field === 'number' ? brandProblemOf(inputs.number.value) : undefined
    const problem = judged.has(field) ? problemOf(field) : early
    const text = problem ? `＊${problem}` : ''
    const place = element(`${field}-error`)
    // Written only when it changes, or a screen reader would say it again at every key.
    if (place.textContent !== text) place.textContent = text
    inputs[field].setAttribute('aria-invalid', String(Boolean(problem)))
  }
}

/** Rewrites a field and leaves the caret behind the same character as before. */
function restoreCaret(input: HTMLInputElement, format: (text: string) => string): void {
  const caret = input.selectionStart ?? input.value.length
  const formatted = format(input.value)
  if (formatted === input.value) return
  const isAtEnd = caret === input.value.length
  const position = isAtEnd ? formatted.length : format(input.value.slice(0, caret)).length
  input.value = formatted
  if (document.activeElement === input) input.setSelectionRange(position, position)
}
