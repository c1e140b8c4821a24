// The layers of a network, for registers of `kLanes` single-precision numbers. `network.cpp` includes this
// once for each width, in a namespace of its own: a column is summed in the same order by all of them, so
// that they agree to the last bit.

#if defined(__GNUC__)
using Lanes = float __attribute__((vector_size(kLanes * sizeof(float))));
using Shorts = std::int16_t __attribute__((vector_size(kLanes * sizeof(float))));
using Whole = std::int32_t __attribute__((vector_size(kLanes * sizeof(float))));
#else
// What is used of the vectors of other compilers.
template <class Number, int kCount>
struct Vector {
    std::array<Number, kCount> of;
    friend Vector operator*(Number a, Vector b) {
        for (Number& number : b.of) number = a * number;
        return b;
    }
    Vector& operator+=(const Vector& b) {
        for (int j = 0; j < kCount; ++j) of[j] = static_cast<Number>(of[j] + b.of[j]);
        return *this;
    }
};
using Lanes = Vector<float, kLanes>;
using Shorts = Vector<std::int16_t, 2 * kLanes>;
#endif

// Registers from memory and back, whatever its alignment.
template <class Register, class Number>
inline Register load(const Number* from) {
#if defined(__GNUC__)
    using Anywhere [[gnu::aligned(alignof(Number)), gnu::may_alias]] = Register;
    return *reinterpret_cast<const Anywhere*>(from);
#else
    Register loaded;
    std::memcpy(&loaded, from, sizeof loaded);
    return loaded;
#endif
}

template <class Register, class Number>
inline void store(const Register& value, Number* to) {
#if defined(__GNUC__)
    using Anywhere [[gnu::aligned(alignof(Number)), gnu::may_alias]] = Register;
    *reinterpret_cast<Anywhere*>(to) = value;
#else
    std::memcpy(to, &value, sizeof value);
#endif
}

// out += in times weights, for as many columns as `kBlocks` registers have. The numbers are those of `in`
// at `index`.
template <int kBlocks>
inline void multiply_columns(const float* in, const std::uint8_t* index, int count, const float* weights,
                             int width, float* out) {
    Lanes sums[kBlocks];
    for (int block = 0; block < kBlocks; ++block) sums[block] = load<Lanes>(out + block * kLanes);
    for (int i = 0; i < count; ++i) {
        const float value = in[index[i]];
        const float* const row = weights + index[i] * width;
        for (int block = 0; block < kBlocks; ++block) {
            sums[block] += value * load<Lanes>(row + block * kLanes);
        }
    }
    for (int block = 0; block < kBlocks; ++block) store(sums[block], out + block * kLanes);
}

// out += in times weights, for the numbers of `in` at `index`; `width` is a multiple of 8.
inline void add_products(const float* in, const std::uint8_t* index, int count, const float* weights,
                         int width, float* out) {
    int from = 0;
    const auto columns = [&]<int kBlocks>(std::integral_constant<int, kBlocks>) {
        multiply_columns<kBlocks>(in, index, count, weights + from, width, out + from);
        from += kBlocks * kLanes;
    };
    if (width == 11 * kLanes) columns(std::integral_constant<int, 11>{});
    while (from + 8 * kLanes <= width) columns(std::integral_constant<int, 8>{});
    if (from + 4 * kLanes <= width) columns(std::integral_constant<int, 4>{});
    if (from + 2 * kLanes <= width) columns(std::integral_constant<int, 2>{});
    if (from < width) columns(std::integral_constant<int, 1>{});
}

// sums[j] = the sum of rows of a table, for as many columns as `kBlocks` registers have.
template <int kBlocks>
inline void sum_columns(const std::int16_t* table, const std::uint16_t* rows, int count, int width,
                        std::int16_t* sums) {
    constexpr int kStep = 2 * kLanes;
    Shorts sum[kBlocks]{};
    for (int number = 0; number < count; ++number) {
        const std::int16_t* const row = table + rows[number] * width;
        for (int block = 0; block < kBlocks; ++block) sum[block] += load<Shorts>(row + block * kStep);
    }
    for (int block = 0; block < kBlocks; ++block) store(sum[block], sums + block * kStep);
}

// The block of a side: the sums of its rows + bias + its dense values times their weights, cut off below
// 0. `width` is a multiple of 16.
void block(const Block& block, const SideInputs& inputs, int dense_count, int width, float* out) {
    constexpr int kStep = 2 * kLanes;
    alignas(64) std::array<std::int16_t, Network::kMostHidden> sums;
    int from = 0;
    for (; from + 4 * kStep <= width; from += 4 * kStep) {
        sum_columns<4>(block.table + from, inputs.rows.data(), inputs.row_count, width, sums.data() + from);
    }
    for (; from < width; from += kStep) {
        sum_columns<1>(block.table + from, inputs.rows.data(), inputs.row_count, width, sums.data() + from);
    }
    std::array<float, kSideDense + kSharedDense> values{};
    for (int i = 0; i < dense_count; ++i) values[i] = static_cast<float>(inputs.dense[i]) * kDenseUnit;
    for (int j = 0; j < width; ++j) out[j] = block.bias[j] + static_cast<float>(sums[j]) * kRowUnit;
    add_products(values.data(), kAll.data(), dense_count, block.dense, width, out);
    for (int j = 0; j < width; ++j) out[j] = std::max(out[j], 0.0F);
}

// out = bias + in times weights, for at most 256 numbers, a multiple of 8. What is 0 is skipped.
void multiply(const float* in, int count, const float* weights, const float* bias, int width, float* out) {
    std::copy_n(bias, width, out);
    std::array<std::uint8_t, 2 * Network::kMostHidden + 8> index;
    int used = 0;
    for (int from = 0; from < count; from += 8) {
        // Eight indices at once; those beyond the used ones are written over.
        const unsigned mask = used_of_eight(in + from);
        const std::uint64_t eight = kPacked[mask] + static_cast<std::uint64_t>(from) * 0x0101010101010101U;
        std::memcpy(index.data() + used, &eight, sizeof eight);
        used += std::popcount(mask);
    }
    add_products(in, index.data(), used, weights, width, out);
}

// e to the power of each, by a polynomial: within 1e-6, and equal on all machines. Numbers below -87 give
// about 0.
void exponentials(float* values, int count) {
#if defined(__GNUC__)
    for (int from = 0; from < count; from += kLanes) {
        Lanes x;
        std::memcpy(&x, values + from, sizeof x);
        const Lanes least = Lanes{} - 87.0F;
        x = (x > least ? x : least) * 1.44269504F;
        const Whole whole = __builtin_convertvector(x - 0.5F, Whole);
        const Lanes rest = (x - __builtin_convertvector(whole, Lanes)) * 0.69314718F;
        Lanes power = 1 + rest * (1 + rest * (0.5F + rest * (1.0F / 6 + rest * (1.0F / 24 + rest / 120.0F))));
        const Whole bits = (whole + 127) << 23;
        Lanes scale;
        std::memcpy(&scale, &bits, sizeof scale);
        power = power * scale;
        std::memcpy(values + from, &power, sizeof power);
    }
#else
    for (int j = 0; j < count; ++j) {
        const float x = std::max(values[j], -87.0F) * 1.44269504F;
        const auto whole = static_cast<std::int32_t>(x - 0.5F);
        const float rest = (x - static_cast<float>(whole)) * 0.69314718F;
        const float power =
            1 + rest * (1 + rest * (0.5F + rest * (1.0F / 6 + rest * (1.0F / 24 + rest / 120.0F))));
        values[j] = power * std::bit_cast<float>((whole + 127) << 23);
    }
#endif
}
