// Samples in the two platform languages.
import { compose } from './compose.mjs';

export function swift(random, n) {
  return compose(random, {
    head: [
      'import Foundation',
      `import ${n.Thing}Kit`,
      '',
      `@objc(${n.pascal()}Plugin)`,
      `public final class ${n.Thing}Plugin: NativePlugin {`,
      `    private var ${n.field()} = ${n.number()}`,
      '',
    ],
    fragments: [
      () => [
        `    /// Lets the web view ${n.words()}.`,
        `    @objc func ${n.method()}(_ call: PluginCall) {`,
        `        guard let value = call.getString("${n.field()}") else {`,
        `            return call.reject("${n.words()}")`,
        '        }',
        `        call.resolve(["${n.trait()}": value, "count": ${n.number()}])`,
        '    }',
        '',
      ],
      () => [
        `    func ${n.method()}() async throws -> [String: Any] {`,
        `        let ${n.other} = try await ${n.Other}Center.shared.${n.action()}(timeout: .seconds(${n.number()}))`,
        `        return ${n.other}.reduce(into: [:]) { $0[$1.name] = $1.${n.field()} }`,
        '    }',
        '',
      ],
      () => [
        `    private lazy var ${n.field()}: ${n.pascal()}? = {`,
        `        ${n.pascal()}(identifier: "com.example.${n.other}", flags: [.${n.trait()}, .${n.trait()}])`,
        '    }()',
        '',
      ],
      () => [
        `    override public func load() {`,
        `        NotificationCenter.default.addObserver(forName: .${n.field()}, object: nil, queue: .main) { [weak self] note in`,
        `            self?.notifyListeners("${n.field()}", data: ["value": note.object ?? ${n.number()}])`,
        '        }',
        '    }',
        '',
      ],
      () => [
        `    enum ${n.pascal()}: String, CaseIterable {`,
        `        case ${n.thing} = "${n.trait()}-${n.number()}"`,
        `        case ${n.other}`,
        '    }',
        '',
      ],
      () => [
        `    // Runs on the main queue: it has to ${n.words()}.`,
        `    static func ${n.method()}(_ items: [${n.Thing}]) -> Bool where ${n.Thing}: Hashable {`,
        `        items.contains { $0.${n.field()} >= ${n.number()} && !$0.isHidden }`,
        '    }',
        '',
      ],
    ],
    tail: ['}'],
  });
}

export function kotlin(random, n) {
  return compose(random, {
    head: [
      `package com.example.${n.thing}`,
      '',
      `import android.content.Context`,
      `import com.example.bridge.${n.Thing}Bridge`,
      '',
      `@NativePlugin(name = "${n.pascal()}")`,
      `class ${n.Thing}Plugin(private val context: Context) : Plugin() {`,
    ],
    fragments: [
      () => [
        '    @PluginMethod',
        `    fun ${n.method()}(call: PluginCall) {`,
        `        val ${n.field()} = call.getInt("${n.trait()}") ?: ${n.number()}`,
        `        if (${n.other} == null) return call.reject("Could not ${n.words()}")`,
        `        call.resolve(JSObject().put("value", ${n.number()}))`,
        '    }',
        '',
      ],
      () => [
        `    private suspend fun ${n.method()}(limit: Long = ${n.number()}L): List<${n.Thing}> = withContext(Dispatchers.IO) {`,
        `        dao.${n.action()}All(limit).filterNot { it.${n.field()} }.sortedBy(${n.Thing}::createdAt)`,
        '    }',
        '',
      ],
      () => [
        `    data class ${n.pascal()}(val id: String, val ${n.field()}: Int = ${n.number()}, val ${n.other}: Boolean = false)`,
        '',
      ],
      () => [
        `    override fun handleOnResume() = when (val state = bridge.${n.field()}) {`,
        `        is ${n.pascal()} -> notifyListeners("${n.field()}", state.toJson())`,
        `        null -> Log.w(TAG, "Nothing to ${n.words()}: \${state ?: ${n.number()}}")`,
        `        else -> Unit // ${n.words()}`,
        '    }',
        '',
      ],
      () => [
        '    companion object {',
        `        private const val TAG = "${n.Thing}/${n.Other}"`,
        `        const val ${n.action().toUpperCase()}_${n.other.toUpperCase()} = 0x${n.number().toString(16)}`,
        '    }',
        '',
      ],
      () => [
        `    private val ${n.field()} by lazy {`,
        `        context.getSystemService(${n.Other}Manager::class.java)?.apply { ${n.action()}(${n.number()}) }`,
        '    }',
        '',
      ],
      () => [
        '    /**',
        `     * Asks the system to ${n.words()}.`,
        `     * @return how many of them are ${n.trait()}`,
        '     */',
        `    fun ${n.method()}(vararg names: String): Int = names.count { "${n.trait()}-$it" in known }`,
        '',
      ],
    ],
    tail: ['}'],
  });
}
