import { defineConditions } from '@chakra-ui/react/styled-system'

/** The states that a style can name, as `_hover`. */
export const conditions = defineConditions({
  hover: ['@media (hover: hover)', '&:hover:not(:disabled, [aria-disabled=true])'],
  active: '&:active:not(:disabled, [aria-disabled=true])',
  focus: '&:focus',
  focusVisible: '&:focus-visible',
  focusWithin: '&:focus-within',
  disabled: '&:is(:disabled, [aria-disabled=true])',
  readOnly: '&[readonly]',
  checked: '&:is(:checked, [aria-checked=true])',
  invalid: '&[aria-invalid=true]',
  current: '&[aria-current]:not([aria-current=false])',
  expanded: '&[aria-expanded=true]',
  selected: '&[aria-selected=true]',
  visited: '&:visited',
  before: '&::before',
  after: '&::after',
  backdrop: '&::backdrop',
  placeholder: '&::placeholder',
  empty: '&:empty',
  first: '&:first-of-type',
  last: '&:last-of-type',
  even: '&:nth-of-type(even)',
  odd: '&:nth-of-type(odd)',
  /** The main pointer is a finger: what is pressed is 44 px high. */
  touch: '@media (pointer: coarse)',
  motionReduce: '@media (prefers-reduced-motion: reduce)',
  /** The user's own few colours replace ours: a transparent border shows, a background does not. */
  highContrast: '@media (forced-colors: active)',
  print: '@media print',
})
