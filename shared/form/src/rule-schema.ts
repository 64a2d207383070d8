import { japanDay } from '@invoice-card/domain'
import type { FieldRule } from '@invoice-card/domain/registration'
import { serverNow } from '@invoice-card/session'
import * as v from 'valibot'

/** A registration's rule (domain) as a valibot schema: a text is judged in the one spelling in which it is stored. */
const ruleSchema = (rule: FieldRule) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const value = rule.normalize(dataset.value)
      const message =
        value === ''
          ? rule.isOptional
            ? null
            : rule.missing(rule.label)
          : rule.validationErrorOf(value, japanDay(serverNow()))
      if (message !== null) addIssue({ message })
    }),
  )

// A field that nothing was typed into may be missing.
const fieldSchema = (rule: FieldRule) => v.optional(ruleSchema(rule), '')

/** The same for a form of several fields, e.g. `rulesSchema(userRules)`. */
export const rulesSchema = <Field extends string>(rules: Readonly<Record<Field, FieldRule>>) =>
  v.object(
    Object.fromEntries(Object.entries<FieldRule>(rules).map(([field, rule]) => [field, fieldSchema(rule)])) as Record<
      Field,
      ReturnType<typeof fieldSchema>
    >,
  )
