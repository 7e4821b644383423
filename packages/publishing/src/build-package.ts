#!/usr/bin/env node
/** Compiles src of the package in the working folder to dist: see `buildPackage`. */
import { buildPackage } from './build.ts'

process.exitCode = buildPackage(process.cwd())
