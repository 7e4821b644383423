#!/usr/bin/env node
/** Puts back the manifest that was changed for npm. */
import { existsSync, renameSync } from 'node:fs'
import { keptManifest } from './kept-manifest.ts'

if (existsSync(keptManifest)) renameSync(keptManifest, 'package.json')
