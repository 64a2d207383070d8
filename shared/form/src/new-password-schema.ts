import { passwordError } from '@invoice-card/domain/registration'
import * as v from 'valibot'

/**
 * A new password by the rules of the sign-up (domain). @param emailAddress that it may not be made of, empty where
 * nobody knows it.
 */
export const newPasswordSchema = (emailAddress: string) =>
  v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed ? passwordError(dataset.value, emailAddress) : null
      if (message !== null) addIssue({ message })
    }),
  )
