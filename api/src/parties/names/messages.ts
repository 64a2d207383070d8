/** What a person's name is refused for. */
export const personNameMessages = {
  markup: '「<」「>」などの記号やリンクは、お名前に入力できません。入力し直してください。',
  invisible: '使用できない文字が含まれています。入力し直してください。',
  mixedScripts: '形の似た別の言語の文字が混じっています。お名前を入力し直してください。',
  imitation: '当サービスや公的機関と間違われるおそれのあるお名前は、ご利用いただけません。入力し直してください。',
} as const
