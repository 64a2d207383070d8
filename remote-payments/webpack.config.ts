import { defineRemote } from '@invoice-card/config/webpack'

export default defineRemote('remote_payments', 'payments', import.meta.dirname)
