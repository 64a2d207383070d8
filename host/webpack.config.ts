import { defineHost } from '@invoice-card/config/webpack'

export default defineHost(import.meta.dirname)
