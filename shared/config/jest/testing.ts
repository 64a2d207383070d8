import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A busy machine takes longer than the usual second; what never comes fails all the same.
configure({ asyncUtilTimeout: 15_000 })

/** The tools of browser tests: Testing Library with user-event; the jest-dom matchers come with this import. */
export * from '@testing-library/react'
export { userEvent } from '@testing-library/user-event'
