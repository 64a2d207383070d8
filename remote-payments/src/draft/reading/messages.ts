export const messages = {
  reading: (name: string) => `${name}を読み取っています`,
  withoutReading: '読み取りを待たずに入力する',
} as const
