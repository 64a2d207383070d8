/**
 * The product's design language: the only package that knows Chakra UI, emotion and framer-motion. A build takes each
 * name from the script that has it (shared/config/webpack/kit-loader.js).
 */
export * from './core.ts'
export * from './flow.ts'
export * from './list.ts'
export * from './more.ts'
