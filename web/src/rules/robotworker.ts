import module from '../../../build/wasm/tree/robots.wasm?url';
import { answerCalls } from './calls.ts';
import { load } from './robots.ts';

/** Robots beside the rules, so that no preview waits for one that thinks. */
answerCalls(module, load);
