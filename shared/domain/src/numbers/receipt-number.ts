/** How the number of a receipt is printed: `R-` and the number padded to 8 digits. Example: 12 → `R-00000012`. */
export const receiptDisplayNumber = (number: number): string => `R-${String(number).padStart(8, '0')}`
