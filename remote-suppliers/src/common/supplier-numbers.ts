interface Numbers {
  readonly corporate_number: string | null
  readonly registration_number: string | null
}

/** Corporate number and T number, once each: a corporation's T number is its corporate number with a T. */
export const differentNumbers = ({ corporate_number, registration_number }: Numbers): string[] =>
  [
    corporate_number === null || registration_number === `T${corporate_number}` ? null : corporate_number,
    registration_number,
  ].filter(number => number !== null)
